import type { Operator } from '@proverka/domain/legal'

/** Who runs the sites in the demo: a company that cannot exist (all digits are zeros). */
export const DEMO_OPERATOR: Operator = {
  name: 'ООО «Межевой знак» (демонстрационный оператор)',
  inn: '0000000000',
  ogrn: '0000000000000',
  address: '000000, г. Образцовск, ул. Кленовая, д. 1',
  email: 'help@realty.localhost',
  registryNumber: '00-00-000000',
}
