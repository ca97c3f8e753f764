/**
 * Terms of personal data, days unless a name says otherwise. The register prints them and the server destroys by them, so
 * that the words and the deeds cannot part.
 */
export const DATA_TERMS = {
  /** No month is longer: «1 месяц» of the offer is over for sure (CONST-13). */
  report: 31,
  /** After an order was priced last and never paid. */
  unpaidOrder: 30,
  /** After a session has ended. */
  endedSession: 30,
  /**
   * After emailed links and passwords, message codes and deal links expire: until then an expired one can still say why
   * it does not work.
   */
  expiredLink: 31,
  /** A newsletter can be ended by its link. */
  unsubscribeLink: 2 * 365,
  /** Consents that were given without an account: the limitation of actions. */
  looseConsent: 3 * 365,
  /** Addresses as hashes: who was written to, whom the mail server refuses. */
  recipient: 365,
  /** Files of emails and messages where no mail server is configured. */
  outboxFile: 30,
  /** What pages tell of visits; the operator may shorten it. */
  event: 180,
  /** Words that admins wrote into the log of changes. */
  adminLog: 365,
  dataExport: 1,
  /** Answers to repeated calls. */
  repeatedCall: 1,
  /** An email that waits for a check to be for sale; it is deleted earlier, with the email that says so. */
  saleWait: 365,
  /** The same until it is confirmed. */
  unconfirmedSaleWait: 7,
  /** An object that was handed to the operator; it is deleted earlier, with the answer. */
  numberWait: 90,
  /** The same while its email is unconfirmed. */
  unconfirmedNumberWait: 7,
  /** After a watch has ended, with all that it found. */
  endedWatch: 30,
  /** After the answer to a person who was checked: the limitation of actions. */
  subjectRequest: 3 * 365,
  /** Of the destruction (order 179 of Roskomnadzor). */
  act: 3 * 365,
  /** Files of `npm run backup`. */
  backup: 30,
  /** Of work that is done or given up. */
  job: 14,
} as const
