import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password field with a button that shows the typed text. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      required
      withAsterisk={false}
      dir="ltr"
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'field.hidePassword' : 'field.showPassword'),
        tabIndex: 0,
      }}
    />
  );
}
