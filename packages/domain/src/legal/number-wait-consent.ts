import type { Operator } from './legal-document.ts'

/** What a visitor agrees to who hands an unknown object to the operator; stored with the email. */
export const numberWaitConsent = ({ name }: Pick<Operator, 'name'>): string =>
  `Нажимая «Отправить оператору», вы разрешаете ${name} хранить этот запрос и почту, чтобы проверить номер и один раз написать ответ. После ответа они удаляются, удалить их раньше можно по ссылке из письма.`
