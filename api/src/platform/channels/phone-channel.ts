import type { WhatsappMessage } from '@five/shared/channels/whatsapp.rules';

/** A message to a number, for any channel. */
export interface PhoneMessage extends WhatsappMessage {
  /** Name of the venue, which a channel without a name of the sender puts before the text. */
  venue: string;
}

/** A channel to phone numbers. */
export interface PhoneChannel {
  /** Whether messages are sent. */
  isOn: () => Promise<boolean>;
  /** Whether people without an account get messages. */
  reachesCallers: () => Promise<boolean>;
  /** Whether one-time codes are sent. */
  sendsCodes: () => Promise<boolean>;
  /** Whether the channel has not reached its limit of the day for codes. */
  hasRoomForCode: () => Promise<boolean>;
  /**
   * Sends a message and counts it. A message with a code is refused at a lower limit.
   * @throws ChannelError if the limit of the day is reached or the provider did not accept it
   */
  send: (message: PhoneMessage) => Promise<void>;
}
