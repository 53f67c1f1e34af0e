/** A letter to one customer, plain text only (spec §3). */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface Mailer {
  /** Answers the id of the message once it is handed over. @throws Error when nobody took it */
  send(mail: Mail): Promise<string>;
}
