import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Button, ResultMark } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router'
import { useBrand } from '../../../runtime/brand/brand-context.ts'
import { CONTENT } from './verify-content.ts'
import { readinessAtom, startAgain } from './verify-store.ts'
import * as css from './verify.css.ts'

/** Which answers there are, before there is one. */
export function ThreeAnswers() {
  const { title, items } = CONTENT.answers
  return (
    <Panel title={title} padded>
      <ul className={css.answers}>
        {items.map(({ tone, words }) => (
          <li key={tone} className={css.answerOf[tone]}>
            <ResultMark tone={tone} size={30} inherit cut={css.cuts[tone]} />
            {words}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** On every answer: what none of them means. */
export function WhatItDoesNotSay() {
  const { title, rows } = CONTENT.not
  return (
    <Panel title={title} padded>
      <ul className={css.nots}>
        {rows.map((row) => (
          <li key={row.title} className={css.not}>
            <ResultMark tone="grey" />
            <span>
              <b>{row.title}</b> {row.text}
            </span>
            <span className={css.how}>{row.how}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const CORNER_ID = 'corner'

/** Where the code is on paper. */
export function Corner() {
  const { title, lead, items } = CONTENT.corner
  const { origins, key } = useBrand()
  // The port of a local server is no part of what is printed.
  const address = `${new URL(origins[key]).hostname}${buildPath('verify')}`
  return (
    <Panel id={CORNER_ID} title={title} padded>
      <p className={css.cornerLead}>{lead}</p>
      <div className={css.corner}>
        <div className={css.paper} aria-hidden="true">
          <span>
            <span className={css.paperCode}>7K4M9-2QXAM</span>
            <br />
            <span className={css.paperAddress}>{address}</span>
          </span>
          <QrSketch />
        </div>
        <ol className={css.cornerItems}>
          {items.map((item) => (
            <li key={item.title} className={css.cornerItem}>
              <b>{item.title}</b>
              <span>{item.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}

/** The look of a QR code, which leads nowhere. */
function QrSketch() {
  return (
    <svg viewBox="0 0 21 21" width="84" height="84" shapeRendering="crispEdges" fill="currentColor">
      {['0 0', '14 0', '0 14'].map((place) => (
        <path
          key={place}
          transform={`translate(${place})`}
          d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"
          fillRule="evenodd"
        />
      ))}
      <path d="M8 1h1v2H8zM10 0h2v1h-2zM11 3h1v2h-1zM8 5h2v1H8zM9 7h1v2H9zM0 8h2v1H0zM3 9h3v1H3zM6 8h2v2H6zM11 8h3v1h-3zM16 8h2v2h-2zM19 9h2v1h-2zM8 11h1v3H8zM10 11h2v1h-2zM13 10h2v2h-2zM17 12h3v1h-3zM10 14h2v2h-2zM14 14h1v3h-1zM16 15h3v1h-3zM8 17h2v1H8zM11 18h2v3h-2zM15 19h3v1h-3zM19 18h2v2h-2z" />
    </svg>
  )
}

/** That all of this works without a network, and how to begin anew. */
export function SidePanel({ canStartAgain }: { readonly canStartAgain: boolean }) {
  const { title, paragraphs, waiting, ready, failed, note } = CONTENT.offline
  const readiness = useAtomValue(readinessAtom)
  const { code } = useParams()
  return (
    <aside className={css.side} aria-label={title}>
      <div className={css.sideWords}>
        <h2 className={text.h3}>{title}</h2>
        {paragraphs.map((words) => (
          <p key={words} className={css.sideText}>
            {words}
          </p>
        ))}
        <p className={css.sideReady} role="status">
          {{ loading: waiting, ready, failed }[readiness]}
        </p>
        <div className={css.sideButtons}>
          <Button variant="secondary" fullWidth href={`#${CORNER_ID}`}>
            Где искать код
          </Button>
          {canStartAgain &&
            (code === undefined ? (
              <Button variant="secondary" fullWidth onClick={startAgain}>
                Проверить другой
              </Button>
            ) : (
              <Button variant="secondary" fullWidth href={buildPath('verify')}>
                Проверить другой
              </Button>
            ))}
        </div>
      </div>
      <p className={css.sideNote}>
        <b>{note.strong}</b> {note.rest}
      </p>
    </aside>
  )
}
