import { objects } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './search-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Поиск',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Куда ведет поиск до скрипта и без него: выбор из нескольких объектов или ответ, что такого нет.',
      avoid: 'На странице со скриптом выбор показывает окно поверх нее.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const object = (last: number, status: string) => ({
  Number: `00:14:0203009:${last}`,
  Address: 'г. Образцовск, ул. Полевая, д. 3, кв. 1',
  Area: '54.3',
  AreaOKC: '',
  Level: '1',
  ObjectType: 'Помещение',
  TypeOKC: 'Жилое',
  Status: status,
})

const open = (answer: ReturnType<typeof replies>) =>
  inSituation({ path: `/search/?query=${encodeURIComponent('Полевая 3, кв 1')}`, answers: [answer] })

export const Several: Story = {
  name: 'Несколько объектов',
  parameters: open(
    replies(objects.searchObjects, [
      object(301, ''),
      object(302, 'Снят с учета'),
      object(303, 'Аннулирован'),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Выберите объект' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Открыть/ })).toHaveLength(3)
    // As in the dialog of the search: a mark, not grey words.
    for (const status of ['Снят с учета', 'Аннулирован'])
      await expect(canvas.getByText(status).closest('span')?.querySelector('svg')).toBeVisible()
  },
}
export const Phone: Story = { ...Several, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Nothing: Story = {
  name: 'Ничего не нашлось',
  parameters: open(replies(objects.searchObjects, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Такого объекта в\sреестре нет/ })).toBeVisible()
  },
}
export const Loading: Story = { name: 'Ищем', parameters: open(waits(objects.searchObjects)) }
export const Refused: Story = {
  name: 'Поиск не удался',
  parameters: open(refuses(objects.searchObjects, 'server/unknown')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Поиск не удался')).toBeVisible()
  },
}
