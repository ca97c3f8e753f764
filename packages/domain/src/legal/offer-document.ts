import { pluralWord } from '../format/plural.ts'
import type { LegalDocument, Operator } from './legal-document.ts'
import { operatorSection } from './operator-details.ts'
import { OFFER } from './offer-terms.ts'

/** The public offer: version, terms and the operator's details (POLICY-01..07). */
export function offerDocument(operator: Operator): LegalDocument {
  return {
    kind: 'offer',
    version: '2026-11-01',
    title: 'Публичная оферта',
    sections: [
      {
        title: '1. Предмет',
        paragraphs: [
          'Исполнитель собирает по заказу клиента сведения из открытых государственных реестров и передает их в виде отчета или выписки. Состав отчета и цена указаны в карточке услуги до оплаты.',
          'Договор заключен, когда клиент принял эту оферту и оплатил заказ.',
        ],
      },
      {
        title: '2. Цена и оплата',
        paragraphs: [
          `Услуга оплачивается вперед: предоплата ${OFFER.prepaymentPercent}% ее цены банковской картой или с баланса личного кабинета.`,
          'После оплаты клиент получает чек на аванс, после готовности отчета — чек на услугу.',
        ],
      },
      {
        title: '3. Сроки',
        paragraphs: [
          `Услуга оказывается в течение ${days(OFFER.serviceWorkingDays)} после оплаты. Срок в карточке услуги — обычный, он может быть короче.`,
          `Отчет считается принятым, если в течение ${days(OFFER.acceptanceWorkingDays)} после его готовности клиент не сообщил о недостатках.`,
          `Отчет хранится в личном кабинете ${OFFER.storageMonths} ${pluralWord(OFFER.storageMonths, 'месяц', 'месяца', 'месяцев')}, затем исполнитель вправе удалить его.`,
        ],
      },
      {
        title: '4. Возврат',
        paragraphs: [
          `Аванс за неоказанную услугу возвращается в течение ${days(OFFER.refundWorkingDays)} тем же способом, которым был получен.`,
          'Если в реестре нет запрошенных данных, деньги не возвращаются: ответ об отсутствии сведений — тоже результат.',
        ],
      },
      {
        title: '5. Ответственность',
        paragraphs: [
          'Исполнитель передает сведения такими, какими они стоят в источнике на момент запроса, и указывает источник и время ответа.',
          'Ответственность исполнителя ограничена ценой услуги.',
        ],
      },
      operatorSection('6. Исполнитель', operator),
    ],
  }
}

function days(count: number): string {
  return `${count} ${pluralWord(count, 'рабочего дня', 'рабочих дней', 'рабочих дней')}`
}
