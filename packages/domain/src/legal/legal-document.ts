/** Kinds of consent; each has its own document and checkbox (LAW-01). */
export const CONSENT_KINDS = ['offer', 'personal-data', 'marketing'] as const

/** A kind of consent; each is a separate document (LAW-01). */
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Consents that registration and a guest order require. */
export const REQUIRED_CONSENTS: readonly ConsentKind[] = ['offer', 'personal-data']

/** Who runs the site; depends on the host and comes from the configuration. */
export interface Operator {
  readonly name: string
  readonly inn: string
  readonly ogrn: string
  readonly address: string
  readonly email: string
  /** Number in the register of personal data operators. */
  readonly registryNumber: string
}

/** A section of a legal document: its heading and paragraphs. */
export interface LegalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A legal text as people read and accept it; a change of its words is a new version. */
export interface LegalDocument {
  readonly kind: ConsentKind | 'privacy'
  readonly version: string
  readonly title: string
  readonly sections: readonly LegalSection[]
}

/** The whole text in one string: what a stored consent's hash is made of. */
export function documentText({ title, version, sections }: LegalDocument): string {
  const body = sections.map((section) => [section.title, ...section.paragraphs].join('\n'))
  return [title, version, ...body].join('\n\n')
}
