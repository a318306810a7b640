import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { isStaff } from '../access/caller.ts';
import type { ApiRequest } from '../http/request.ts';
import { ContentLanguage, languageOf } from '../texts/content-language.ts';

/** The reader of a response: its language, and whether the reader is staff. */
export interface ContentViewer {
  language: ContentLanguage;
  staff: boolean;
}

/** Parameter decorator that provides the reader of the response to a request. */
export const CurrentContentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): ContentViewer => {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    return { language: languageOf(request), staff: isStaff(request.user) };
  },
);

/** A visitor who reads the site in one language. */
export const visitor = (locale: Locale): ContentViewer => ({
  language: new ContentLanguage(locale),
  staff: false,
});
