import { formatDay } from '../../format/format-date.ts'
import { OFFER } from '../../legal/offer-terms.ts'
import { pluralWord } from '../../format/plural.ts'

const MONTHS = `${OFFER.storageMonths} ${pluralWord(OFFER.storageMonths, 'месяц', 'месяца', 'месяцев')}`

/** Shown instead of a destroyed report; `at` is an ISO instant. */
export function destroyedReportWords(at: string): { readonly title: string; readonly text: string } {
  return {
    title: `Отчет удален ${formatDay(at)}`,
    text: `Отчет хранится ${MONTHS} после готовности, затем мы удаляем его вместе с данными о том, кого проверяли; раньше — если этого потребовал сам проверяемый. Нужны свежие сведения — закажите проверку снова.`,
  }
}
