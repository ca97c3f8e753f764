import type { ServiceEntry } from '@proverka/ui/dialogs'

/** What a row of the services dialog says beside title, price and time, by the key of its card. */
export const SERVICE_WORDS: Readonly<Record<string, Pick<ServiceEntry, 'note'>>> = {
  bailiffs: { note: 'Исполнительные производства' },
  passport: { note: 'Список недействительных' },
  'person-dialog': { note: 'Паспорт, приставы, суды, банкротство' },
  'reliability-from': { note: 'Долги и банкротство; полная еще с налогами и залогами' },
  'property-dialog': { note: 'Права, обременения, история, долги' },
  'valuation-dialog': { note: 'Диапазон и аналоги рядом' },
  'sale-history-dialog': { note: 'Объявления и цены по годам' },
}
