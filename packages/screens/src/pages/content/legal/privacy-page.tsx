import { BelowFold } from '@proverka/page-engine/react'
import { Container } from '@proverka/ui/frame'
import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import type { LegalKind } from '../../../runtime/dialogs/stack.ts'
import { useLegalDocument } from './legal-document.ts'
import { DataRegister } from './data-register.tsx'
import { LegalText } from './legal-text.tsx'
import { SubjectRequest } from './subject-request.tsx'
import * as css from './legal.css.ts'

const OTHERS = ['offer', 'personal-data', 'marketing'] as const

/** The policy of personal data, and below it the other legal texts, so that each has its own URL. */
export function Component() {
  const policy = useLegalDocument('privacy')
  return (
    <Container className={css.page}>
      <PageHead
        title={policy.title}
        description="Как мы обрабатываем и защищаем персональные данные, сколько их храним и как отозвать согласие. Публичная оферта и тексты согласий."
      />
      <h1 className={clsx(text.h1, css.title)}>{policy.title}</h1>
      <nav className={css.toc} aria-label="Документы">
        <Link href="#offer">Публичная оферта</Link>
        <Link href="#personal-data">Согласие на обработку персональных данных</Link>
        <Link href="#marketing">Согласие на письма</Link>
        <Link href="#checked">Если проверяли вас</Link>
        <Link href="#register">Какие данные у нас есть</Link>
      </nav>
      <LegalText document={policy} level={2} />
      {OTHERS.map((kind) => (
        <BelowFold key={kind}>
          <Other kind={kind} />
        </BelowFold>
      ))}
      <BelowFold>
        <SubjectRequest />
      </BelowFold>
      <BelowFold>
        <DataRegister />
      </BelowFold>
    </Container>
  )
}

function Other({ kind }: { kind: LegalKind }) {
  const document = useLegalDocument(kind)
  return (
    <article id={kind} className={css.document}>
      <h2 className={clsx(text.h2, css.title)}>{document.title}</h2>
      <LegalText document={document} level={3} />
    </article>
  )
}
