import type { ConsentView } from '@proverka/api/contract'
import { formatDate } from '@proverka/domain'
import { LegalDialog } from '@proverka/ui/dialogs'
import { Panel } from '@proverka/ui/frame'
import { Button, LinkButton, Table } from '@proverka/ui/primitives'
import type { Column } from '@proverka/ui/primitives'
import { useState } from 'react'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { useLegalDocument } from '../../content/legal/legal-document.ts'
import { CookieAction, CookieState, CookieVersion } from './cookie-row.tsx'
import { useConsents } from './data.ts'
import { giveMarketing } from './give-marketing.ts'
import * as css from './settings.css.ts'
import { momentText } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

interface Row {
  readonly kind: 'personal-data' | 'marketing' | 'cookies'
  readonly title: string
  readonly hint: string
  readonly consent: ConsentView | undefined
}

/** What the person agreed to: the words of then, the version, the time; each can be taken back (CAB-01). */
export function ConsentsPanel() {
  const list = useConsents()
  const [read, setRead] = useState<ConsentView>()
  const change = useChange(giveMarketing)
  const of = (kind: ConsentView['kind']) => list.data?.find((consent) => consent.kind === kind)
  const offer = of('offer')
  const rows: Row[] = [
    {
      kind: 'personal-data',
      title: 'Обработка персональных данных',
      hint: 'Без него кабинет закроется, данные удалим',
      consent: of('personal-data'),
    },
    {
      kind: 'marketing',
      title: 'Новости и предложения',
      hint: 'Заказы и отчеты от этого не зависят',
      consent: of('marketing'),
    },
    {
      kind: 'cookies',
      title: 'Счетчики посещений',
      hint: 'Ответ хранит этот браузер',
      consent: undefined,
    },
  ]
  const isGiven = (consent: ConsentView | undefined) => consent !== undefined && consent.withdrawn_at === null
  const columns: Column<Row>[] = [
    {
      key: 'title',
      title: 'На что',
      cell: ({ title, hint }) => (
        <>
          <span className={css.name}>{title}</span>
          <span className={css.line}>{hint}</span>
        </>
      ),
    },
    {
      key: 'version',
      title: 'Редакция',
      cell: ({ kind, consent }) =>
        kind === 'cookies' ? <CookieVersion /> : consent && <Version consent={consent} onRead={setRead} />,
    },
    {
      key: 'state',
      title: 'Состояние',
      cell: ({ kind, consent }) => (kind === 'cookies' ? <CookieState /> : stateOf(consent)),
    },
    {
      key: 'action',
      title: 'Действие',
      right: true,
      quiet: true,
      cell: ({ kind, consent }) => {
        if (kind === 'cookies') return <CookieAction />
        if (kind === 'personal-data')
          return (
            isGiven(consent) && (
              <Button variant="secondary" size="s" href="#removal" aria-label="Отозвать обработку данных">
                Отозвать
              </Button>
            )
          )
        const given = isGiven(consent)
        return (
          <Button
            variant="secondary"
            size="s"
            loading={change.isBusy}
            aria-label={given ? 'Отозвать согласие на письма' : 'Дать согласие на письма'}
            onClick={() => void change.run(!given)}
          >
            {given ? 'Отозвать' : 'Дать'}
          </Button>
        )
      },
    },
  ]
  return (
    <Panel id="consents" title="Согласия" note="Текст каждого — той редакции, которую вы видели" padded>
      <Loaded query={list} small title="Согласия не пришли" lines={4}>
        {() => (
          <>
            <Table caption="Согласия" columns={columns} rows={rows} rowKey={({ kind }) => kind} />
            <InlineError error={change.error} />
            <p className={css.remark}>
              {offer ? (
                <>
                  Оферту вы приняли {momentText(offer.given_at)}, <Version consent={offer} onRead={setRead} />
                  .{' '}
                </>
              ) : (
                'Об оферте у нас нет записи. '
              )}
              Это договор, его не отзывают, а расторгают удалением кабинета.
            </p>
          </>
        )}
      </Loaded>
      {read && <ReadConsent key={read.kind} consent={read} onClosed={() => setRead(undefined)} />}
    </Panel>
  )
}

function Version({ consent, onRead }: { consent: ConsentView; onRead: (consent: ConsentView) => void }) {
  return <LinkButton onClick={() => onRead(consent)}>редакция от {formatDate(consent.version)}</LinkButton>
}

function stateOf(consent: ConsentView | undefined): string {
  if (!consent) return 'Не давали'
  return consent.withdrawn_at === null
    ? `Дано ${momentText(consent.given_at)}`
    : `Отозвано ${momentText(consent.withdrawn_at)}`
}

/** The accepted text. The first consents have only a hash: the current text is shown if its version is the same. */
function ReadConsent({ consent, onClosed }: { consent: ConsentView; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const current = useLegalDocument(consent.kind)
  const sections =
    consent.sections ??
    (current.version === consent.version
      ? current.sections
      : [{ title: 'Текста нет', paragraphs: ['Слов этой редакции мы не сохранили, только ее отпечаток.'] }])
  return (
    <LegalDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={consent.title}
      version={`Редакция от ${formatDate(consent.version)}, дано ${momentText(consent.given_at)}`}
      sections={sections}
    />
  )
}
