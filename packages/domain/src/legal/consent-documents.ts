import type { LegalDocument, Operator } from './legal-document.ts'
import { operatorSection } from './operator-details.ts'
import { DATA_DESTRUCTION_DAYS } from './privacy-policy.ts'

/** Consent to the processing of personal data: a separate document (LAW-01). */
export function personalDataConsent(operator: Operator): LegalDocument {
  return {
    kind: 'personal-data',
    version: '2026-11-01',
    title: 'Согласие на обработку персональных данных',
    sections: [
      {
        title: '1. На что вы соглашаетесь',
        paragraphs: [
          `Вы разрешаете ${operator.name} обрабатывать ваши имя, телефон и электронную почту, чтобы зарегистрировать вас, выполнить заказ, прислать отчет и чек.`,
          'Обработка — это сбор, запись, хранение, уточнение, использование, блокирование и удаление с помощью средств автоматизации.',
        ],
      },
      {
        title: '2. Срок и отзыв',
        paragraphs: [
          'Согласие действует, пока у вас есть личный кабинет, или до отзыва.',
          `Отозвать его можно письмом на ${operator.email}. Данные будут уничтожены в течение ${DATA_DESTRUCTION_DAYS} дней, если федеральный закон не требует иного.`,
        ],
      },
      operatorSection('3. Оператор', operator),
    ],
  }
}

/** Consent to advertising mails, always optional. */
export function marketingConsent(operator: Operator): LegalDocument {
  return {
    kind: 'marketing',
    version: '2026-11-01',
    title: 'Согласие на рекламную рассылку',
    sections: [
      {
        title: '1. На что вы соглашаетесь',
        paragraphs: [
          `Вы разрешаете ${operator.name} присылать на вашу электронную почту новости сервиса и предложения. Без этого согласия заказ оформляется так же.`,
        ],
      },
      {
        title: '2. Срок и отзыв',
        paragraphs: [
          `Согласие действует до отзыва. Отписаться можно по ссылке в каждом письме или письмом на ${operator.email}.`,
        ],
      },
      operatorSection('3. Оператор', operator),
    ],
  }
}
