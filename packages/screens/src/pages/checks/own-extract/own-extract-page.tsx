import { buildPath, routeHeading } from '@proverka/domain/navigation'
import { BelowFold } from '@proverka/page-engine/react'
import { Container, Section } from '@proverka/ui/frame'
import { Accordion, Anchor, Button, ResultMark, useLazyModule } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { loadQuestion } from '../../../runtime/consent/lazy-cookie-question.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { QuestionsData, ServiceData } from '../../../runtime/page/service-data.tsx'
import { CONTENT } from './own-extract-content.ts'
import { DropZone } from './drop-zone.tsx'
import { FileList } from './file-list.tsx'
import { JoinCheck } from './join-check.tsx'
import { isReadingAtom, openSample, prefetchAll, readingsAtom } from './opened-store.ts'
import * as css from './page.css.ts'
import { Preview } from './preview.tsx'
import { ZeroBytes } from './zero-bytes.tsx'

const ROUTE = 'otchet-na-osnove-vypiski-iz-egrn'

const loadReport = () => import('./result/own-report.tsx')

/**
 * Reads the user's own extract in the browser (LAND-27, REPORT-04). The landing around it is rendered by the server.
 */
export function Component() {
  const hasReadings = useAtomValue(readingsAtom).length > 0
  useReadyOffline()
  useLeaveWarning(hasReadings)
  return (
    <>
      <PageHead title={routeHeading(ROUTE)} description={CONTENT.description} />
      <ServiceData name={routeHeading(ROUTE)} description={CONTENT.description} price={0} />
      <QuestionsData questions={CONTENT.questions.items.map(({ title, body }) => ({ title, text: body }))} />
      <PagePlace title={routeHeading(ROUTE)} />
      <section className={css.hero}>
        <Container>
          <div className={css.heroTop}>
            <div>
              <h1 className={clsx(text.hero, css.heroTitle)}>{routeHeading(ROUTE)}</h1>
              <p className={clsx(text.lead, css.lead)}>{CONTENT.lead}</p>
            </div>
            <ZeroBytes />
          </div>
          <DropZone />
          <noscript>
            <p className={css.under}>
              Чтобы прочитать файл, включите JavaScript: другого способа не отправлять его на сервер нет.
            </p>
          </noscript>
          <div className={css.under}>
            <Button variant="secondary" size="s" onClick={openSample}>
              Показать на примере
            </Button>
            <p className={css.small}>Нет файла под рукой? Откроем вымышленную выписку.</p>
          </div>
          <FileList />
        </Container>
      </section>
      {hasReadings ? (
        <Results />
      ) : (
        <Section title={CONTENT.preview.title} note={CONTENT.preview.note}>
          <Preview />
        </Section>
      )}
      <div className={css.rest}>
        <Section background="grey">
          <JoinCheck />
        </Section>
        <BelowFold>
          <Landing />
        </BelowFold>
      </div>
    </>
  )
}

function Results() {
  const readings = useAtomValue(readingsAtom)
  const isReading = useAtomValue(isReadingAtom)
  const report = useLazyModule(loadReport)
  const list = useRef<HTMLDivElement>(null)
  const seen = useRef<ReadonlySet<number>>(new Set())
  // The reader comes to the first report that is new, as after a change of page; not while others are being read, which
  // he may want to stop.
  useEffect(() => {
    if (!report || isReading) return
    const fresh = readings.find(({ id }) => !seen.current.has(id))
    seen.current = new Set(readings.map(({ id }) => id))
    const article = fresh && list.current?.querySelector(`#own-report-${fresh.id}`)
    article?.querySelector<HTMLElement>('[data-own-title]')?.focus({ preventScroll: true })
    article?.scrollIntoView({ block: 'start' })
  }, [report, isReading, readings])
  return (
    <section className={css.results}>
      <Container>
        {readings.length > 1 && (
          <nav className={css.jump} aria-label="Прочитанные файлы">
            {readings.map(({ id, fileName, view }) => (
              <Anchor key={id} href={`#own-report-${id}`}>
                {view.subject.cadastralNumber ?? fileName}
              </Anchor>
            ))}
          </nav>
        )}
        <div ref={list} className={css.resultList}>
          {report && readings.map((reading) => <report.OwnReport key={reading.id} reading={reading} />)}
        </div>
      </Container>
    </section>
  )
}

function Landing() {
  const { how, not, questions, near } = CONTENT
  return (
    <>
      <Section title={how.title} note={how.note}>
        <ol className={css.ruler}>
          {how.moments.map(({ time, title, note }) => (
            <li key={time} className={css.moment}>
              <span className={css.momentTime}>{time}</span>
              <h3 className={clsx(text.h3, css.momentTitle)}>{title}</h3>
              <p className={css.momentNote}>{note}</p>
            </li>
          ))}
        </ol>
        <h3 className={clsx(text.h3, css.notTitle)}>{not.title}</h3>
        <ul className={css.nots}>
          {not.rows.map((row) => (
            <li key={row.title} className={css.notRow}>
              <ResultMark tone="grey" />
              <b className={css.notName}>{row.title}</b>
              <p className={css.notText}>{row.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <div className={css.questions}>
          <h2 className={text.h2}>{questions.title}</h2>
          <Accordion items={questions.items} />
        </div>
      </Section>
      <Section background="grey">
        <h2 className={text.h3}>{near.title}</h2>
        <nav className={css.near} aria-label={near.title}>
          {near.links.map(({ label, route, note }) => (
            <Anchor key={route} href={buildPath(route)} className={css.nearLink}>
              {label}
              <span className={css.nearNote}>{note}</span>
            </Anchor>
          ))}
        </nav>
      </Section>
    </>
  )
}

/** The code that reads and draws comes while nothing else is to do: from then on the page works without a network. */
function useReadyOffline(): void {
  useEffect(() => {
    void prefetchAll([loadReport, loadQuestion])
  }, [])
}

/** A reload ends all readings: the browser asks before. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
