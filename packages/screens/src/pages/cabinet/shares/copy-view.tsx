import { formatCode } from '@proverka/report-proof/code'
import type { GenuineReport } from '@proverka/report-proof'
import { Notice, ResultWord } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { hiddenWords } from '../../content/verify/result/hidden-words.ts'
import { SignedSections } from '../../content/verify/result/signed-content.tsx'
import * as css from './shares.css.ts'

interface CopyViewProps {
  readonly copy: GenuineReport
  /** In the buyer's own preview it stands under another heading. */
  readonly isPreview?: boolean
}

/** A signed copy as its receiver sees it: what is hidden is a black bar with words, never a gap. */
export function CopyView({ copy, isPreview = false }: CopyViewProps) {
  const { document, code } = copy
  const words = hiddenWords(copy)
  const Title = isPreview ? 'h3' : 'h1'
  return (
    <div className={css.copy}>
      <div className={css.copyHead}>
        <div>
          <Title className={isPreview ? text.h3 : text.h1}>{document.title}</Title>
          <p className={css.quiet}>
            {document.number}, {document.updated}
            {document.demo && '. Демонстрационные данные'}
          </p>
        </div>
        <p className={css.genuine}>
          <ResultWord tone="green">Подлинный, проверено сейчас</ResultWord>
          <span className={css.code}>{formatCode(code)}</span>
        </p>
      </div>
      {words !== '' && (
        <Notice tone="info" small>
          <b>Скрыто: {words}.</b> Скрыл владелец отчета. За черной полосой могут быть и находки, и пустота: по
          ней этого не понять.
        </Notice>
      )}
      <SignedSections sections={copy.sections} isOpen />
    </div>
  )
}
