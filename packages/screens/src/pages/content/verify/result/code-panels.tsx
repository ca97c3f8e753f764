import { formatDateTime } from '@proverka/domain'
import { formatCode } from '@proverka/report-proof/code'
import { Panel } from '@proverka/ui/frame'
import { FactList } from '@proverka/ui/report'
import { SupportLink } from '../../../../runtime/brand/support-link.tsx'
import type { IssuedReport, Verification } from '../verify-state.ts'
import * as css from './result.css.ts'

type CodeState = Extract<Verification, { kind: 'code' | 'no-such-code' }>

/** What a code alone shows: nothing of whom or what the report is about. */
export function CodePanels({ state }: { readonly state: CodeState }) {
  return state.kind === 'code' ? (
    <Issued issued={state.issued} checkedAt={state.checkedAt} />
  ) : (
    <NoSuchCode code={state.code} checkedAt={state.checkedAt} />
  )
}

function Issued({ issued, checkedAt }: { readonly issued: IssuedReport; readonly checkedAt: string }) {
  return (
    <Panel title="Что за документ" note={<b className={css.codeBox}>{formatCode(issued.code)}</b>} padded>
      <FactList
        facts={[
          { label: 'Документ', value: issued.title },
          ...(issued.demo ? [{ label: 'Данные', value: 'демонстрационные, не настоящие' }] : []),
          { label: 'Выпущен', value: formatDateTime(issued.issued_at) },
          {
            label: 'Хранится',
            value: issued.state === 'issued' ? 'да' : 'нет: данные удалены по сроку, код остался в списке',
          },
          { label: 'Проверено', value: `${formatDateTime(checkedAt)}, по коду` },
        ]}
      />
      <p className={css.warn}>
        <b>Код не доказывает, что страницы те же.</b> Его можно переписать с настоящего отчета на чужой.
        Положите файл: он ответит точнее.
      </p>
      <p className={css.quiet}>Имен, номеров и выводов здесь нет: они в самом документе.</p>
    </Panel>
  )
}

function NoSuchCode({ code, checkedAt }: { readonly code: string; readonly checkedAt: string }) {
  return (
    <Panel title="Почему мы уверены" note={<b className={css.codeBox}>{formatCode(code)}</b>} padded>
      <ul className={css.reasons}>
        <li>
          <b>Код набран без опечатки.</b> Последний знак контрольный, и он сошелся. Не сойдется — строка
          скажет об этом сразу, без ответа о документе.
        </li>
        <li>
          <b>В списке выпущенных его нет.</b> Искали {formatDateTime(checkedAt)}. Отчеты, которые мы удалили
          по сроку, в списке остаются.
        </li>
        <li>
          <b>Похожие коды не подсказываем,</b> чтобы чужой отчет нельзя было подобрать.
        </li>
      </ul>
      <p className={css.warn}>
        <b>Не платите по нему и не подписывайте.</b> Попросите файл: он ответит точнее кода.
      </p>
      <div className={css.buttons}>
        <SupportLink subject="Подделка отчета">Сообщить о подделке</SupportLink>
      </div>
    </Panel>
  )
}
