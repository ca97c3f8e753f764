/** Words of a page itself: signs, heads of columns and what a screen reader hears beside a drawing. */
export const CHROME: ReadonlySet<string> = new Set([
  'Демонстрационные данные',
  'Отчет',
  'Заказ',
  'План',
  'схема, не межевой план',
  'Вопрос',
  'Вместе',
  'Часть',
  'Что это значит',
  'Что делать',
  'Источник',
  'Что искали',
  'Ответ',
  'Время',
  ': совпало',
  ': не совпало',
  ': неизвестно',
])

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Texts of a page as its reader meets them, without the menu and the filter, which repeat them. */
export function textsOf(html: string): readonly string[] {
  return html
    .replace(/<nav\b[\s\S]*?<\/nav>/, '')
    .replace(/<div[^>]*role="group"[^>]*>[\s\S]*?<\/div>/, '')
    .replaceAll(/<caption\b[\s\S]*?<\/caption>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&([\w#]+);/g, (_whole, name: string) => ENTITIES[name] ?? name).trim())
    .filter((text) => text !== '' && !CHROME.has(text))
}
