import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Части/Пояснение',
  component: Popover,
  parameters: {
    guide: {
      use: 'Пояснение в два-три предложения, которое нужно не всем: что такое обременение, откуда взята цена.',
      avoid:
        'Для имени значка берите «Подсказку», для списка действий — «Меню», для вопроса с ответом — «Подтверждение».',
    },
  },
  args: {
    trigger: 'Что такое обременение?',
    title: 'Обременение',
    children: <p>Право другого человека или банка на этот объект: залог, аренда, арест.</p>,
  },
} satisfies Meta<typeof Popover>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = { name: 'Закрыто' }
export const BrowserEdit: Story = {
  name: 'Открывается нажатием и закрывается вторым',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Что такое обременение?' })
    await userEvent.click(button)
    const popup = await canvas.findByRole('dialog', { name: 'Обременение' })
    await waitFor(() => expect(popup).toHaveAttribute('data-placed', 'bottom'))
    await expect(popup.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(button)
    await expect(popup).not.toBeVisible()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(button)
    await expect(popup).toBeVisible()
  },
}
export const Escape: Story = {
  name: 'Escape закрывает и возвращает фокус кнопке',
  args: {
    children: (
      <p>
        Право другого человека. <Link href="#more">Подробнее</Link>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Что такое обременение?' })
    await userEvent.click(button)
    const link = await canvas.findByRole('link', { name: 'Подробнее' })
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    link.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(link).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}
export const Info: Story = {
  name: 'Значком',
  args: {
    trigger: undefined,
    title: 'Откуда цена',
    align: 'start',
    children: (
      <p>
        Сложили цены частей отчета. <Link href="#tariff">Все цены</Link>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Откуда цена' }))
    await expect(await canvas.findByRole('link', { name: 'Все цены' })).toBeVisible()
  },
}
export const Edge: Story = {
  name: 'У правого края телефона, длинный текст',
  globals: { viewport: { value: 'phone' } },
  args: {
    trigger: 'Почему возможен однофамилец',
    title: 'Почему мы пишем «возможно, однофамилец»',
    align: 'end',
    children: (
      <p>
        В реестре совпали фамилия, имя и отчество, но даты рождения нет. Полных тезок в стране тысячи, поэтому
        такая запись не влияет на вывод, пока вы не укажете ИНН или регион.
      </p>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const popup = await canvas.findByRole('dialog')
    await waitFor(() => expect(popup).toHaveAttribute('data-placed'))
    await expect(popup.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth - 8,
    )
  },
}
