/** What an email of an order is about, by the kind that the server gives it. */
const LABELS: Readonly<Record<string, string>> = {
  'order-paid': 'Заказ оплачен',
  'order-done': 'Отчет готов',
  'order-late': 'Опаздываем',
  'order-link': 'Ссылка на заказ',
  'order-attached': 'Заказ в вашем кабинете',
  'order-from-balance': 'Оплачено с баланса',
  'data-needed': 'Нужны данные',
  'late-answer': 'Ответ пришел позже',
  'item-return': 'Деньги возвращены',
  'item-returned': 'Деньги возвращены',
  'item-refund': 'Деньги возвращены',
  'provider-refund': 'Деньги ушли на карту',
  'refund-refused': 'Возврат отклонен банком',
  'receipt-advance': 'Чек аванса',
  'receipt-settlement': 'Чек полного расчета',
  'receipt-return': 'Чек возврата',
  'marked-paid': 'Оплата отмечена',
}

/** A kind that is not listed is named as the log has it. */
export const emailKindLabel = (kind: string): string => LABELS[kind] ?? kind
