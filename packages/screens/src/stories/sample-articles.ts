import type { ArticlePreview, Comment, FullArticle } from '../pages/content/blog/data.ts'

const preview: ArticlePreview = {
  id: 'probnaya-statya',
  title: 'Расписка, которую примет суд',
  image: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-24T06:00:00.000Z',
  lead: 'Что написать, чтобы долг вернули, и что проверить о человеке до того, как отдать деньги.',
  rating: { average: 4.75, count: 4 },
  ratings: [5, 5, 4, 5],
  reading_minutes: 6,
  comment_count: 1,
  check: { route: 'check-person', product: 'PersonCheck' },
  tags: ['долг', 'суды'],
  category: 'Люди',
  author: 'Редакция «Проверки»',
}

/** For stories: a page of the blog. */
export const SAMPLE_ARTICLES: readonly ArticlePreview[] = [
  preview,
  {
    ...preview,
    id: 'vtoraya-statya',
    title: 'Покупка доли: у соседей по собственности есть месяц',
    createdAt: '2026-11-08T06:00:00.000Z',
    updatedAt: '2026-11-08T06:00:00.000Z',
    rating: { average: null, count: 0 },
    ratings: [],
    comment_count: 0,
    reading_minutes: 1,
    check: null,
    tags: ['доли'],
    category: 'Недвижимость',
  },
]

export const SAMPLE_COMMENT: Comment = {
  id: '00000000-0000-4000-8000-000000000101',
  content: 'Распечатал список, на третьем пункте продавец задумался.\n<b>Помогло.</b>',
  author: 'Мирон',
  authorId: '00000000-0000-4000-8000-000000000102',
  blocked: false,
  createdAt: '2026-11-22T09:41:00.000Z',
}

/** For stories: an article with a piece of each kind. */
export const SAMPLE_ARTICLE: FullArticle = {
  ...preview,
  own_rating: null,
  content: [
    {
      kind: 'paragraph',
      text: 'До того как отдать деньги, проверьте человека и напишите бумагу.',
      links: [{ text: 'проверьте человека', route: 'check-person' }],
    },
    { kind: 'heading', text: 'Когда нужна бумага' },
    { kind: 'paragraph', text: 'Заем больше десяти тысяч рублей должен быть письменным.' },
    { kind: 'law', source: 'Ст. 808 ГК', text: 'Расписка подтверждает и договор, и передачу денег.' },
    { kind: 'law', source: 'Ст. 161 ГК', text: 'Без бумаги нельзя сослаться на свидетелей.' },
    { kind: 'list', items: ['Кто и у кого взял', 'Сколько и когда вернет'] },
    {
      kind: 'check',
      title: 'Проверить, кому даете в долг',
      text: 'Приставы, банкротство, суды.',
      route: 'check-person',
      product: 'PersonCheck',
    },
    { kind: 'heading', text: 'Если сделку оспорят' },
    { kind: 'terms', name: 'contest' },
    { kind: 'heading', text: 'Что отметить' },
    {
      kind: 'checklist',
      items: [{ text: 'Сумма словами', note: 'И цифрами' }, { text: 'Дата возврата' }],
    },
  ],
}
