import { contract } from '@proverka/api/contract'
import { ARTICLE_STATE_WORDS } from '@proverka/domain/sites'
import { exportedTable, yesNo } from './exported-table.ts'

const { admin, maintenance } = contract

/** What is sold and for how much, what is written on the sites, and the work of the server. */
export const shopTables = {
  money: exportedTable({
    title: 'Деньги',
    endpoint: admin.getMoney,
    handler: (handlers) => handlers.admin.getMoney,
    rows: (rows) => rows,
    columns: (column) => [
      column.text('Разрез', 30, ({ name }) => name),
      column.count('Услуг', ({ items }) => items),
      column.money('Оплачено', ({ paid }) => paid),
      column.money('Возвращено', ({ returned }) => returned),
      column.money('Итого', ({ net }) => net),
      column.money('Контрагентам', ({ cost }) => cost),
      column.money('Остается', ({ margin }) => margin),
    ],
  }),
  funnel: exportedTable({
    title: 'Путь к отчету',
    endpoint: admin.getFunnel,
    handler: (handlers) => handlers.admin.getFunnel,
    rows: ({ weeks }) => weeks,
    columns: (column) => [
      column.text('Неделя', 12, ({ week }) => week),
      column.text('Площадка', 24, ({ name }) => name),
      column.count('Поиски', ({ searches }) => searches),
      column.count('Объекты', ({ objects }) => objects),
      column.count('Оформили', ({ placed }) => placed),
      column.count('Оплатили', ({ paid }) => paid),
      column.count('Прочли отчет', ({ read }) => read),
    ],
  }),
  cohorts: exportedTable({
    title: 'Кто вернулся',
    endpoint: admin.getFunnel,
    handler: (handlers) => handlers.admin.getFunnel,
    rows: ({ cohorts }) => cohorts,
    columns: (column) => [
      column.text('Неделя первой оплаты', 22, ({ week }) => week),
      column.count('Покупателей', ({ buyers }) => buyers),
      column.count('Снова за 30 дней', ({ again_30 }) => again_30),
      column.count('Снова за 90 дней', ({ again_90 }) => again_90),
    ],
  }),
  advertising: exportedTable({
    title: 'Рекламные источники',
    endpoint: admin.listSources,
    handler: (handlers) => handlers.admin.listSources,
    rows: (rows) => rows,
    columns: (column) => [
      column.text('Источник', 24, ({ source }) => source || 'без метки'),
      column.count('Посещений', ({ visits }) => visits),
      column.count('Заказов', ({ orders }) => orders),
      column.money('Оплачено', ({ sum }) => sum),
    ],
  }),
  products: exportedTable({
    title: 'Товары',
    endpoint: admin.getCatalogue,
    handler: (handlers) => handlers.admin.getCatalogue,
    rows: ({ products }) => products,
    columns: (column) => [
      column.text('Товар', 40, ({ product_name_ru }) => product_name_ru),
      column.text('Имя', 28, ({ product_name }) => product_name),
      column.text('Сайты', 24, ({ brands }) => brands.map((brand) => BRANDS[brand]).join(', ')),
      column.text('Состав', 40, ({ parts }) => parts.join(', ')),
      column.money('Цена, ₽', ({ price }) => price),
      column.count('Особых цен', ({ own_prices }) => own_prices),
      column.count('Продано за 30 дней', ({ sold }) => sold),
    ],
  }),
  coupons: exportedTable({
    title: 'Скидки по коду',
    endpoint: admin.listCoupons,
    handler: (handlers) => handlers.admin.listCoupons,
    rows: (coupons) => coupons,
    columns: (column) => [
      column.text('Код', 20, ({ code }) => code),
      column.count('Скидка', ({ discount }) => discount),
      column.instant('До', ({ active_until }) => active_until),
      column.count('Использован', ({ used }) => used),
    ],
  }),
  promocodes: exportedTable({
    title: 'Промокоды',
    endpoint: admin.listPromocodes,
    handler: (handlers) => handlers.admin.listPromocodes,
    rows: (promocodes) => promocodes,
    columns: (column) => [
      column.text('Код', 20, ({ code }) => code),
      column.money('Бонус, ₽', ({ amount }) => amount),
      column.count('Всего раз', ({ max_uses }) => max_uses),
      column.count('Использован', ({ used }) => used),
      column.instant('До', ({ active_until }) => active_until),
    ],
  }),
  campaigns: exportedTable({
    title: 'Кампании',
    endpoint: admin.listCampaigns,
    handler: (handlers) => handlers.admin.listCampaigns,
    rows: (campaigns) => campaigns,
    columns: (column) => [
      column.text('Кампания', 30, ({ name }) => name),
      column.text('Метка', 20, ({ tag }) => tag),
      column.text('Идет', 10, ({ enabled }) => yesNo(enabled)),
      column.count('Людей', ({ people }) => people),
      column.count('Заказов', ({ orders }) => orders),
    ],
  }),
  articles: exportedTable({
    title: 'Статьи',
    endpoint: admin.listDeskArticles,
    handler: (handlers) => handlers.admin.listDeskArticles,
    rows: ({ articles }) => articles,
    columns: (column) => [
      column.text('Статья', 60, ({ title }) => title),
      column.text('Адрес', 40, ({ address }) => address),
      column.text('Состояние', 24, ({ state }) => ARTICLE_STATE_WORDS[state]),
      column.instant('Вышла', ({ published_at }) => published_at),
      column.instant('Выйдет', ({ publish_at }) => publish_at),
      column.instant('Правили', ({ saved_at }) => saved_at),
      column.count('Комментариев', ({ comment_count }) => comment_count),
    ],
  }),
  comments: exportedTable({
    title: 'Комментарии',
    endpoint: admin.listArticleComments,
    handler: (handlers) => handlers.admin.listArticleComments,
    rows: ({ comments }) => comments,
    next: ({ next }) => (next === null ? undefined : { cursor: next }),
    columns: (column) => [
      column.instant('Когда', ({ created_at }) => created_at),
      column.text('Статья', 40, ({ article_title }) => article_title),
      column.text('Кто', 20, ({ author }) => author),
      column.text('Текст', 60, ({ content }) => content),
      column.text('Скрыт', 10, ({ hidden }) => yesNo(hidden)),
      column.text('Почему', 30, ({ reason }) => reason),
    ],
  }),
  jobs: exportedTable({
    title: 'Задания',
    endpoint: maintenance.listJobs,
    handler: (handlers) => handlers.maintenance.listJobs,
    rows: (jobs) => jobs,
    columns: (column) => [
      column.text('Задание', 24, ({ job }) => job),
      column.text('Состояние', 14, ({ status, is_stuck }) => (is_stuck ? 'стоит' : JOB_STATES[status])),
      column.count('Попыток', ({ attempts }) => attempts),
      column.instant('Поставлено', ({ created_at }) => created_at),
      column.instant('Начато', ({ started_at }) => started_at),
    ],
  }),
}

const BRANDS = { realty: 'недвижимость', fiz: 'люди' } as const
const JOB_STATES = { new: 'ждет', running: 'идет', error: 'не удалось' } as const
