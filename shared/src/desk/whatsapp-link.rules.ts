/** Moroccan numbers that are not mobile; WhatsApp reaches none of them. */
const LANDLINE = /^\+212(?![67])/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * Returns the link that opens WhatsApp with a text to a phone number; null if WhatsApp cannot reach
 * the number.
 * @param phone international, such as `+212612345678`
 */
export function whatsAppLink(phone: string, text: string): string | null {
  return INTERNATIONAL.test(phone) && !LANDLINE.test(phone)
    ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
    : null;
}
