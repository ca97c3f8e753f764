import { pluralWord } from '@proverka/domain'
import type { api } from '../../data/api.ts'

export type MergePreview = Awaited<ReturnType<typeof api.admin.previewMerge>>

const counted = (count: number, one: string, few: string, many: string): string | false =>
  count > 0 && `${count.toLocaleString('ru')}\u00a0${pluralWord(count, one, few, many)}`

/** What goes to the account that stays. */
export function movedWords(preview: MergePreview, rubles: (sum: number) => string): readonly string[] {
  const { counts, own, bonus, prepaid, tariff } = preview
  const words = [
    counted(counts.orders, 'заказ', 'заказа', 'заказов'),
    counted(counts.reports, 'готовый отчет', 'готовых отчета', 'готовых отчетов'),
    counted(counts.shares, 'ссылка на отчет', 'ссылки на отчеты', 'ссылок на отчеты'),
    counted(counts.deals, 'сделка', 'сделки', 'сделок'),
    counted(counts.files, 'файл', 'файла', 'файлов'),
    counted(counts.watches - counts.doubled_watches, 'слежение', 'слежения', 'слежений'),
    counted(counts.saved, 'сохраненное', 'сохраненных', 'сохраненных'),
    counted(counts.payers, 'плательщик', 'плательщика', 'плательщиков'),
    counted(counts.comments, 'комментарий', 'комментария', 'комментариев'),
    own !== 0 && `баланс ${rubles(own)}`,
    bonus !== 0 && `бонус ${rubles(bonus)}`,
    prepaid !== 0 && `оплачено за то, что в работе: ${rubles(prepaid)}`,
    tariff !== null && `тариф «${tariff}»`,
  ].filter((word) => word !== false)
  return words.length > 0 ? words : ['ничего: запись пуста']
}

/** What ends with the account that becomes a part. */
export function endedWords({ counts }: MergePreview): readonly string[] {
  return [
    'ее пароль, имя и телефон; старая почта ведет в эту запись',
    counted(counts.sessions, 'открытый вход', 'открытых входа', 'открытых входов'),
    counts.api_tokens > 0 && 'ключ API',
    counts.webhooks > 0 && 'адрес вызова программы',
    counts.doubled_watches > 0 &&
      `${counted(counts.doubled_watches, 'повторное слежение', 'повторных слежения', 'повторных слежений')}: остаток цены вернется на баланс`,
  ].filter((word) => word !== false)
}
