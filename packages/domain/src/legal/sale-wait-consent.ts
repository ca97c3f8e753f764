import type { Operator } from './legal-document.ts'

/** What a visitor agrees to who leaves an email for the day when a check is for sale; stored with the email. */
export const saleWaitConsent = ({ name }: Pick<Operator, 'name'>): string =>
  `Нажимая «Сообщите мне», вы разрешаете ${name} хранить эту почту, чтобы один раз написать, что проверка появилась. После письма почта удаляется.`
