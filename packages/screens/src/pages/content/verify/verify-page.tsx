import { Container } from '@proverka/ui/frame'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { isCode, normaliseCode } from '@proverka/report-proof/code'
import { useLazyModule } from '@proverka/ui/primitives'
import { loadQuestion } from '../../../runtime/consent/lazy-cookie-question.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { CONTENT } from './verify-content.ts'
import { CodeForm, CODE_ERROR } from './verify-code-form.tsx'
import { FileZone } from './verify-file-zone.tsx'
import { Corner, SidePanel, ThreeAnswers, WhatItDoesNotSay } from './verify-panels.tsx'
import { findCode, prefetchChecker, refuseCode, startAgain, verificationAtom } from './verify-store.ts'
import * as css from './verify.css.ts'

const TITLE = 'Проверка подлинности отчета'

const loadResult = () => import('./result/verify-result.tsx')

/** Whether a report is genuine (TRUST-04, TRUST-06). With a code in its address it looks for that at once. */
export function Component() {
  const { code } = useParams()
  useCodeOfAddress(code)
  useReadyOffline()
  return <Screen code={code} isOfCode={code !== undefined} />
}

/** The page of a code before the code is known. */
export function Frame() {
  return <Screen code={undefined} isOfCode />
}

interface ScreenProps {
  readonly code: string | undefined
  /** Which codes there are is told to no search engine. */
  readonly isOfCode: boolean
}

function Screen({ code, isOfCode }: ScreenProps) {
  const state = useAtomValue(verificationAtom)
  const result = useLazyModule(loadResult)
  const isAnswer = state.kind === 'file' || state.kind === 'code' || state.kind === 'no-such-code'
  return (
    <>
      <PageHead title={TITLE} description={CONTENT.description} noindex={isOfCode} />
      {!isOfCode && <PagePlace title={TITLE} />}
      {isAnswer ? (
        result && <result.ResultBand state={state} />
      ) : (
        <section className={css.hero}>
          <Container>
            <h1 className={text.hero}>{CONTENT.title}</h1>
            <p className={clsx(text.lead, css.lead)}>{CONTENT.lead}</p>
            <div className={css.ways}>
              <CodeForm initial={code === undefined ? '' : normaliseCode(code)} />
              <p className={css.or}>или</p>
              <FileZone />
            </div>
            <noscript>
              <p className={css.noScript}>
                Чтобы проверить отчет, включите JavaScript: другого способа не отправлять файл на сервер нет.
              </p>
            </noscript>
          </Container>
        </section>
      )}
      <div className={css.below}>
        <Container>
          <div className={css.columns}>
            <div className={css.panels}>
              {isAnswer ? result && <result.ResultPanels state={state} /> : <ThreeAnswers />}
              <WhatItDoesNotSay />
              <Corner />
            </div>
            <SidePanel canStartAgain={isAnswer} />
          </div>
        </Container>
      </div>
    </>
  )
}

/** A code in the address, of a QR code as a rule, is looked for at once. */
function useCodeOfAddress(code: string | undefined): void {
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (code === undefined || code === asked) return
    setAsked(code)
    const signs = normaliseCode(code)
    if (isCode(signs)) void findCode(signs)
    else refuseCode(CODE_ERROR)
  }, [code, asked])
  // Another page of the site begins anew.
  useEffect(() => startAgain, [])
}

/** The code that checks, the keys and what shows an answer come while nothing else is to do. */
function useReadyOffline(): void {
  useEffect(() => {
    void prefetchChecker(() => Promise.all([loadResult(), loadQuestion()]))
  }, [])
}
