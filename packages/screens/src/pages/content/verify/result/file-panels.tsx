import { formatDate, formatDateTime } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { formatCode } from '@proverka/report-proof/code'
import type { SectionCheck, SignedFacts } from '@proverka/report-proof'
import { Panel } from '@proverka/ui/frame'
import { Button, Link, Notice } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import { SupportLink } from '../../../../runtime/brand/support-link.tsx'
import { compareWithIssued, findCode } from '../verify-store.ts'
import type { Comparison, Verification } from '../verify-state.ts'
import { stampWords } from './stamp-words.ts'
import { SectionSheet } from './section-sheet.tsx'
import { SignedContent } from './signed-content.tsx'
import * as css from './result.css.ts'

type FileState = Extract<Verification, { kind: 'file' }>

/** What a file holds: its sections as they were signed, what document it is, whether the whole file was issued. */
export function FilePanels({ state }: { readonly state: FileState }) {
  const { result } = state.check
  switch (result.kind) {
    case 'genuine':
      return (
        <>
          <Panel padded>
            <SectionSheet sections={result.sections}>
              <SectionWords sections={result.sections} />
              <CompareFile comparison={state.comparison} />
            </SectionSheet>
          </Panel>
          <SignedContent sections={result.sections} />
          <DocumentPanel
            signed={result}
            checkedAt={state.checkedAt}
            fileName={state.fileName}
            time={stampWords(state.check.stamp)}
          />
        </>
      )
    case 'changed':
      return (
        <>
          <Panel padded>
            <SectionSheet sections={result.sections}>
              <DontTrust />
            </SectionSheet>
          </Panel>
          {result.sections.length > 0 && <SignedContent sections={result.sections} />}
          {result.signed && (
            <DocumentPanel signed={result.signed} checkedAt={state.checkedAt} fileName={state.fileName} />
          )}
        </>
      )
    default:
      return (
        <Panel padded>
          <div className={css.notOurs}>
            {result.kind === 'refused' && result.code !== undefined && <CodeInFile code={result.code} />}
            <DontTrust />
          </div>
        </Panel>
      )
  }
}

function SectionWords({ sections }: { readonly sections: readonly SectionCheck[] }) {
  const hidden = sections.filter(({ state }) => state === 'hidden').length
  const left = sections.length - hidden
  return (
    <>
      <h2 className={css.say}>
        {left} из {sections.length} {hidden === 0 ? 'разделов — как мы их подписали' : 'разделов видны'}
      </h2>
      <p className={css.quiet}>
        У каждого раздела свой отпечаток. Изменится одна буква — раздел покраснеет, остальные останутся целы.
      </p>
      {hidden > 0 && (
        <p className={css.warn}>
          <b>В скрытом могут быть находки.</b> Отчет показан не целиком: скрыл тот, кто его прислал.
        </p>
      )}
    </>
  )
}

function CompareFile({ comparison }: { readonly comparison: Comparison }) {
  const words = COMPARED[comparison.kind]
  return (
    <div className={css.compare}>
      {words && (
        <Notice tone={words.tone} small role="status">
          {comparison.kind === 'failed' ? comparison.text : words.text}
        </Notice>
      )}
      {['not-asked', 'asking', 'failed'].includes(comparison.kind) && (
        <>
          <Button
            variant="secondary"
            loading={comparison.kind === 'asking'}
            onClick={() => void compareWithIssued()}
          >
            Сверить файл с выпущенным
          </Button>
          <p className={css.quiet}>
            Для этого нужна сеть. Уйдет только код отчета, сравнение пройдет на вашем устройстве.
          </p>
        </>
      )}
    </div>
  )
}

const COMPARED: {
  readonly [kind in Comparison['kind']]?: { readonly tone: 'done' | 'orange' | 'info'; readonly text: string }
} = {
  same: { tone: 'done', text: 'Файл целиком такой, каким мы его выпустили: совпал каждый байт.' },
  other: {
    tone: 'orange',
    text: 'Такого файла среди выпущенных нет: его сохранили заново, скрыли часть или изменили снаружи подписи. Верьте только разделам ниже.',
  },
  'no-such-code': { tone: 'orange', text: 'Кода этого отчета нет в списке выпущенных на этом сайте.' },
  failed: { tone: 'info', text: '' },
}

function DontTrust() {
  return (
    <>
      <p className={css.warn}>
        <b>Не полагайтесь на этот файл.</b> Попросите показать отчет по ссылке с нашего сайта или закажите
        свой.
      </p>
      <div className={css.buttons}>
        <Button href={buildPath('index')}>Заказать свой отчет</Button>
        <SupportLink subject="Подделка отчета">Сообщить о подделке</SupportLink>
      </div>
    </>
  )
}

function CodeInFile({ code }: { readonly code: string }) {
  return (
    <div className={css.codeInFile}>
      <p>
        В файле остался код <b className={css.code}>{formatCode(code)}</b>. По нему видно, выпускали ли мы
        такой отчет, но не то, что на этих страницах.
      </p>
      <Button variant="secondary" onClick={() => void findCode(code)}>
        Найти по коду
      </Button>
    </div>
  )
}

interface DocumentPanelProps {
  readonly signed: SignedFacts
  readonly checkedAt: string
  readonly fileName: string
  /** What the time stamp says; absent where the report is not genuine. */
  readonly time?: string
}

function DocumentPanel({ signed, checkedAt, fileName, time }: DocumentPanelProps) {
  const { document, key, issuer, issuedAt, code } = signed
  return (
    <Panel title="Что за документ" note={<b className={css.codeBox}>{formatCode(code)}</b>} padded>
      <FactList
        facts={[
          {
            label: 'Документ',
            value: [document.title, document.number, document.version].filter(Boolean).join(', '),
          },
          ...(document.demo ? [{ label: 'Данные', value: 'демонстрационные, не настоящие' }] : []),
          { label: 'Выпущен', value: formatDateTime(issuedAt.toISOString()) },
          ...(time === undefined ? [] : [{ label: 'Отметка времени', value: time }]),
          { label: 'Подписал', value: hostOf(issuer) },
          { label: 'Ключ', value: <KeyWords signedBy={key} /> },
          { label: 'Файл', value: fileName },
          { label: 'Проверено', value: `${formatDateTime(checkedAt)}, на этом устройстве` },
        ]}
      />
      <p className={css.quiet}>
        <Link href="/.well-known/jwks.json">Все наши ключи</Link>
      </p>
    </Panel>
  )
}

/** Since when the key signs, and its name in the list of keys. */
function KeyWords({ signedBy }: { readonly signedBy: SignedFacts['key'] }) {
  return (
    <>
      {keyWords(signedBy)}
      <span className={css.keyName}>{signedBy.kid}</span>
    </>
  )
}

function keyWords({ issued_at, retired_at }: SignedFacts['key']): string {
  const from = issued_at === undefined ? '' : `с ${formatDate(issued_at)}`
  return retired_at === undefined
    ? `действует ${from}`.trim()
    : `подписывал ${from} до ${formatDate(retired_at)}; подписанное им остается в силе`
}

function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
