import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { filledWith } from '../form-shell/filled-with.tsx'
import { InColumn, noAnswer, noNetwork } from '../form-shell/in-column.tsx'
import { CommentForm } from './comment-form.tsx'

const meta = {
  title: 'Формы/Комментарий',
  component: CommentForm,
  parameters: {
    guide: {
      about: 'Комментарий к статье или несколько слов о другом деле.',
      use: 'Комментарий под статьей; после отправки поле пустеет, при отказе текст остается.',
      avoid: 'Для оценки без слов берите «Звезды» или «Большой палец».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <CommentForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof CommentForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая и слишком длинный',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Комментарий')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.click(input)
    await userEvent.paste('а'.repeat(2001))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByText(/^Не.больше 2000.знаков$/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Принят: поле пустеет',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Комментарий')
    await userEvent.type(input, ' Спасибо, помогло ')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ content: 'Спасибо, помогло' })
    await waitFor(() => expect(input).toHaveValue(''))
    await expect(canvas.queryByText('Обязательное поле')).toBeNull()
  },
}
let take: () => void
export const TypedMeanwhile: Story = {
  name: 'Дописанное во время отправки остается',
  args: {
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          take = resolve
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Комментарий')
    await userEvent.type(input, 'Спасибо')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await userEvent.type(input, '. И еще вопрос')
    take()
    await expect(await canvas.findByRole('button', { name: 'Отправить' })).toBeVisible()
    await expect(input).toHaveValue('Спасибо. И еще вопрос')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  name: 'Нет связи: текст на месте',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Комментарий'), 'Спасибо')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByLabelText('Комментарий')).toHaveValue('Спасибо')
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ content: 'Спасибо, теперь понятно, почему банк должен дать согласие на продажу' }),
}
export const Refused: Story = { name: 'Отказ сервера', args: { error: 'Статья не найдена' } }
export const Loading: Story = {
  name: 'Ждет ответа',
  args: { onSubmit: fn(noAnswer) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Комментарий'), 'Спасибо')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Подождите' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Blocked: Story = {
  name: 'Гостю закрыт',
  args: { blocked: 'Комментарии пишут после входа' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
