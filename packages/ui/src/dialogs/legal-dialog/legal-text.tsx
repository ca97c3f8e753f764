import * as css from './legal-dialog.css.ts'

export interface LegalTextSection {
  title: string
  paragraphs: readonly string[]
}

/** A legal document by sections; the scrolling part can be reached by the keyboard. */
export function LegalText({ sections }: { sections: readonly LegalTextSection[] }) {
  return (
    // A long text without links would be out of the keyboard's reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.document} tabIndex={0} role="document">
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className={css.section}>
          <h3 className={css.title}>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
