import { CADASTRAL_REGIONS } from '@proverka/domain'

// Cadastral districts; in addresses these two numbers are other regions or none.
const { '90': _crimea, '91': _sevastopol, ...regions } = CADASTRAL_REGIONS

/** Names of regions by the code that addresses of 2017 carry, as its classifier writes them. */
export const REGIONS: Readonly<Record<string, string>> = {
  ...regions,
  '01': 'Республика Адыгея (Адыгея)',
  '15': 'Республика Северная Осетия-Алания',
  '16': 'Республика Татарстан (Татарстан)',
  '21': 'Чувашская Республика-Чувашия',
  '86': 'Ханты-Мансийский автономный округ - Югра',
  '91': 'Республика Крым',
  '92': 'Севастополь',
  '98': 'Неопределено',
  '99': 'Значение отсутствует',
}
