import type { LegalSection, Operator } from './legal-document.ts'

/** The section that every document ends with. */
export function operatorSection(title: string, operator: Operator): LegalSection {
  return {
    title,
    paragraphs: [
      `${operator.name}, ИНН ${operator.inn}, ОГРН ${operator.ogrn}.`,
      `Адрес: ${operator.address}. Электронная почта: ${operator.email}.`,
      `Номер в реестре операторов персональных данных: ${operator.registryNumber}.`,
    ],
  }
}
