import { blog } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, repliesWith, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { SAMPLE_ARTICLES } from '../../../stories/sample-articles.ts'
import * as page from './blog-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Блог',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Список статей: новые сверху, у каждой — проверка, к которой она ведет.',
      avoid: 'Одна статья — «Экраны/Статья».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const tags = replies(blog.listTags, [
  { name: 'долг', count: 1 },
  { name: 'доли', count: 1 },
])
const list = (data: typeof SAMPLE_ARTICLES) =>
  repliesWith(blog.listArticles, [...data], {
    meta: {
      total: data.length,
      page: 1,
      limit: 10,
      categories: ['Люди', 'Недвижимость'],
      authors: ['Редакция «Проверки»'],
    },
  })

export const Filled: Story = {
  name: 'Статьи',
  parameters: inSituation({ path: '/blog/', answers: [list(SAMPLE_ARTICLES), tags] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Расписка/ })).toBeVisible()
    await expect(canvas.getByText(/оценка/)).toHaveTextContent('оценка 4,8')
    await expect(canvas.getByText('оценок пока нет')).toBeVisible()
  },
}
export const Nothing: Story = {
  name: 'Ничего не нашлось',
  parameters: inSituation({ path: '/blog/?title=%D1%84%D1%8B%D0%B2%D0%B0', answers: [list([]), tags] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Таких статей нет')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('фыва')
  },
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({ path: '/blog/', answers: [refuses(blog.listArticles, 'server/unknown'), tags] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статьи не пришли')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загрузка',
  parameters: inSituation({ path: '/blog/', answers: [waits(blog.listArticles), waits(blog.listTags)] }),
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
