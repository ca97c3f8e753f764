import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { ReviewForm } from './review-form.tsx'

const meta = {
  title: 'Формы/Отзыв',
  component: ReviewForm,
  parameters: {
    guide: {
      use: 'Оценка звездами и слова, если есть что сказать.',
      avoid: 'Ответ одним касанием — «Вопрос с большим пальцем»; разговор под статьей — «Комментарий».',
    },
  },
  render: (args) => (
    <InColumn>
      <ReviewForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), label: 'Оцените отчет' },
} satisfies Meta<typeof ReviewForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Без оценки не отправить',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(canvas.getByText('Поставьте оценку')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^1/ })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Оцените отчет' })).toHaveAccessibleDescription(
      'Поставьте оценку',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Одной оценки довольно',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4 })
  },
}
export const Guest: Story = {
  name: 'Гость: со словами и почтой',
  args: { withEmail: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^5/ }))
    await userEvent.type(canvas.getByLabelText(/^Что понравилось/), ' Все ясно ')
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'Marina@example.ru{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      rating: 5,
      text: 'Все ясно',
      email: 'marina@example.ru',
    })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { error: 'Слишком много запросов, подождите минуту и повторите' },
}
export const Failed: Story = {
  name: 'Нет связи: оценка и слова на месте',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^2/ }))
    await userEvent.type(canvas.getByLabelText(/^Что понравилось/), 'Долго')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^2/ })).toBeChecked()
    await expect(canvas.getByLabelText(/^Что понравилось/)).toHaveValue('Долго')
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ rating: '4', text: 'Все понятно, но ответ пришлось подождать' }),
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Отзыв уже есть',
  args: { blocked: 'Вы уже оставили отзыв об этом отчете' },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { withEmail: true, label: 'Насколько вам помог отчет о рыночной стоимости квартиры' },
}
