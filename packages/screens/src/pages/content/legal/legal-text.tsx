import type { LegalDocument } from '@proverka/domain/legal'
import { text } from '@proverka/ui/theme'
import * as css from './legal.css.ts'

/** The sections of a legal document; `level` is that of their headings, one below the document's own. */
export function LegalText({ document, level }: { document: LegalDocument; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <div className={css.sections}>
      <p className={css.version}>Редакция {document.version.split('-').toReversed().join('.')}</p>
      {document.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <Title className={text.h3}>{title}</Title>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
