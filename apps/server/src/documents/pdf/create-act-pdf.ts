import { formatDate, pluralWord } from '@proverka/domain'
import type { Payer } from '@proverka/domain/accounts'
import type { Act } from '@proverka/domain/orders'
import type { SiteConfig } from '../../platform/config/sites.ts'
import { payerLines } from './create-invoice-pdf.ts'
import { roubleWords } from './rouble-words.ts'
import type { Typeset } from './typesetter.ts'
import { exactMoney } from './exact-money.ts'

/** An order that is closed by an act. */
export interface ActFacts {
  /** Of the order. */
  readonly id: string
  readonly number: number
  /** Day of the order, YYYY-MM-DD. */
  readonly orderedOn: string
  readonly act: Act
  /** Null: a person without requisites, named by the address of the order. */
  readonly payer: Omit<Payer, 'payer_id'> | null
  readonly email: string
}

/** An act of services in print; `isDemo` marks one that closes nothing. */
export function createActPdf(typeset: Typeset) {
  return async (facts: ActFacts, site: SiteConfig, isDemo: boolean): Promise<Uint8Array> =>
    typeset('act.typ', actView(facts, site, isDemo), new Date(`${facts.act.date}T09:00:00Z`))
}

/** What the template prints, in the order of the page; the fields are those that the law on accounting wants. */
function actView({ number, orderedOn, act, payer, email }: ActFacts, site: SiteConfig, isDemo: boolean) {
  const { operator } = site
  const date = formatDate(act.date)
  const count = act.lines.length
  return {
    fileTitle: `Акт № ${number} от ${date}`,
    title: `Акт об оказании услуг № ${number} от ${date}`,
    demo: isDemo,
    seller: [operator.name, `ИНН ${operator.inn}, ОГРН ${operator.ogrn}`, operator.address, operator.email],
    payer: payer ? payerLines(payer) : [`Заказчик с электронной почтой ${email}`],
    basis: `Публичная оферта, заказ № ${number} от ${formatDate(orderedOn)}`,
    lines: act.lines.map(({ title, kopecks }, index) => ({
      index: String(index + 1),
      name: title,
      count: '1 усл.',
      amount: exactMoney(kopecks),
    })),
    total: exactMoney(act.kopecks),
    summary: `Всего оказано ${count} ${pluralWord(count, 'услуга', 'услуги', 'услуг')} на сумму ${exactMoney(act.kopecks)}, НДС не облагается.`,
    words: roubleWords(act.kopecks),
    statement:
      'Услуги оказаны полностью. Претензий по объему, качеству и срокам оказания услуг у заказчика нет.',
  }
}
