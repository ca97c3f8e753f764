import type { LegalDocument } from '@proverka/domain'
import { text } from '@proverka/ui/theme'
import * as css from './legal.css.ts'

/** The sections of a legal document. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <div className={css.sections}>
      <p className={css.version}>Редакция {document.version.split('-').toReversed().join('.')}</p>
      {document.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h3 className={text.h3}>{title}</h3>
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
