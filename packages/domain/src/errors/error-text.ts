/** Text for errors without a specific message (section 8). */
export const UNKNOWN_ERROR_TEXT = 'Что то пошло не так, неизвестная ошибка'

/** For every failure of a sign-in, so that the text does not disclose which addresses have an account (AUTH-07). */
export const LOGIN_FAILED_TEXT = 'Неверный логин или пароль'

/** More is to be paid out than the partner has. */
export const NOT_ENOUGH_ON_ACCOUNT_TEXT = 'У партнера на счете меньше этой суммы'

/** A call that never reached the server, or whose answer was cut off. */
export const NO_CONNECTION_TEXT = 'Связи с\u00a0сервером нет. Проверьте интернет и\u00a0повторите'

/** A call that the server did not answer in the time that the call has. */
export const NO_ANSWER_TEXT = 'Сервер не\u00a0ответил вовремя. Повторите'

const EDIT_LIMIT_TEXT = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.'

const WORDS: ReadonlyMap<string, string> = new Map([
  ['file not found', 'Файл не найден'],
  ['maximum edit limit reached: 1', EDIT_LIMIT_TEXT],
  ['maximum edit limit reached: 2', EDIT_LIMIT_TEXT],
  ['Suspicious activity detected', 'Suspicious activity detected'],
])

/**
 * What a person reads for the value of a response's `error` (section 8, ERR-02..08): the named texts by exact
 * comparison, anything with a Cyrillic letter as it is, everything else as an unknown error (AMB-71).
 */
export function errorText(wire: unknown): string {
  if (typeof wire !== 'string') return UNKNOWN_ERROR_TEXT
  return WORDS.get(wire) ?? (/[а-яё]/i.test(wire) ? wire : UNKNOWN_ERROR_TEXT)
}

/** The second line that a taken e-mail gets at the register form; a line break in the notice, never HTML (SEC-05). */
export const TAKEN_HINT = ' <br> Войдите или сбросьте пароль'

/** The message of a refused registration: a taken address gets the hint appended (specification, section 5). */
export function registrationErrorText(wire: unknown, code: string | undefined): string {
  return errorText(wire) + (code === 'auth/email-taken' ? TAKEN_HINT : '')
}
