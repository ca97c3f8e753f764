import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { ThumbsPrompt } from './thumbs-prompt.tsx'
import type { ThumbsPromptProps } from './thumbs-prompt.tsx'

const meta = {
  title: 'Части/Большой палец',
  component: ThumbsPrompt,
  parameters: {
    guide: {
      about: 'Один вопрос с двумя ответами, после которого на его месте спасибо.',
      use: 'Один короткий вопрос в конце отчета или статьи, на который отвечают одним нажатием.',
      avoid: 'Для оценки с оттенками берите «Звезды», для слов — форму отзыва. Не спрашивайте дважды.',
    },
  },
  args: { children: 'Отчет помог?', onRate: fn<ThumbsPromptProps['onRate']>() },
} satisfies Meta<typeof ThumbsPrompt>

export default meta

type Story = StoryObj<typeof meta>

export const Once: Story = {
  name: '[UI-068] Одна оценка и благодарность',
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Да' }))
    await expect(await canvas.findByText('Спасибо, ответ записан.')).toBeVisible()
    await expect(args.onRate).toHaveBeenCalledOnce()
    await expect(args.onRate).toHaveBeenCalledWith('up')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Keyboard: Story = {
  name: 'С клавиатуры: фокус переходит к благодарности',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Спасибо, ответ записан.')
  },
}
export const Down: Story = {
  name: 'Палец вниз',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нет' }))
    await expect(args.onRate).toHaveBeenCalledOnce()
    await expect(args.onRate).toHaveBeenCalledWith('down')
  },
}
export const Failed: Story = {
  name: 'Не отправилось: можно повторить',
  play: async ({ canvas, args }) => {
    mocked(args.onRate).mockRejectedValueOnce(new Error('нет сети'))
    await userEvent.click(canvas.getByRole('button', { name: 'Да' }))
    await expect(await canvas.findByText(/Попробуйте еще раз/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Да' }))
    await expect(await canvas.findByText('Спасибо, ответ записан.')).toBeVisible()
    await expect(args.onRate).toHaveBeenCalledTimes(2)
  },
}
export const Asking: Story = { name: 'Вопрос' }
export const Sending: Story = {
  name: 'Отправляется',
  args: { onRate: fn<ThumbsPromptProps['onRate']>(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нет' }))
    await expect(canvas.getByRole('button', { name: 'Да' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Нет' })).toHaveFocus()
  },
}
export const Rated: Story = { name: 'Уже оценено', args: { rated: true } }
export const Phone: Story = {
  name: 'Телефон: длинный вопрос',
  globals: { viewport: { value: 'phone' } },
  args: {
    children: 'Помог ли вам раздел об обременениях, запретах и арестах решиться на сделку?',
  },
}
