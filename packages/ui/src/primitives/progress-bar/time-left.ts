import { counted } from '@proverka/domain'

/** «Осталось около 2 минут»; rounded up, because it is better to finish early than late. */
export function timeLeftText(seconds: number): string {
  if (!Number.isFinite(seconds)) return ''
  if (seconds <= 0) return 'Еще немного: дольше обычного'
  if (seconds <= 50) {
    const tens = Math.ceil(seconds / 10) * 10
    return `Осталось меньше ${tens + (tens === seconds ? 10 : 0)}\u00a0секунд`
  }
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `Осталось около ${counted(minutes, 'минуты', 'минут', 'минут')}`
  const hours = Math.ceil(minutes / 60)
  return `Осталось около ${counted(hours, 'часа', 'часов', 'часов')}`
}
