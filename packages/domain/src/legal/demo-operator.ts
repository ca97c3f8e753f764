import type { Operator } from './legal-document.ts'

/** Who runs the sites of a demo: a company that cannot exist, for all its digits are zeros. */
export const DEMO_OPERATOR: Operator = {
  name: 'ООО «Межевой знак» (демонстрационный оператор)',
  inn: '0000000000',
  ogrn: '0000000000000',
  address: '000000, г. Образцовск, ул. Кленовая, д. 1',
  email: 'help@realty.localhost',
  registryNumber: '00-00-000000',
}
