import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ArticleSearchForm } from './article-search-form.tsx'

const meta = {
  title: 'Формы/Поиск по статьям',
  component: ArticleSearchForm,
  parameters: {
    guide: {
      about: 'Отбирает статьи по названию, разделу и автору; работает без скриптов.',
      use: 'Список статей блога: слова заголовка, раздел, автор.',
      avoid: 'Метки статьи — ссылки под поиском, а не поле.',
    },
  },
  args: {
    values: {},
    categories: ['Покупка', 'Аренда'],
    authors: ['Ирина Тестова'],
    shownHref: '/blog/',
    wholeHref: '/blog/',
    onSubmit: fn(),
  },
} satisfies Meta<typeof ArticleSearchForm>

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'Весь список',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Найти в заголовках'), ' задаток ')
    await userEvent.selectOptions(canvas.getByLabelText('Раздел'), 'Аренда')
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'задаток', category: 'Аренда' })
    await expect(canvas.queryByRole('link', { name: 'Сбросить' })).toBeNull()
  },
}
export const Narrowed: Story = {
  name: 'Сужен',
  args: { values: { title: 'доля', author: 'Ирина Тестова' }, shownHref: '/blog/?title=доля' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Автор')).toHaveValue('Ирина Тестова')
    await expect(canvas.getByRole('link', { name: 'Сбросить' })).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
