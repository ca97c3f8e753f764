import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyIcon, DownloadIcon, PrinterIcon, TrashIcon } from '../icon/icons.ts'
import { Menu } from './menu.tsx'

const onDownload = fn()
const onDelete = fn()
const meta = {
  title: 'Части/Меню',
  component: Menu,
  parameters: {
    guide: {
      use: 'Три и больше действий с одной вещью, главное из которых уже стоит рядом кнопкой.',
      avoid:
        'Для перехода по страницам берите выпадающий список шапки, для выбора значения — «Список», для двух действий — две кнопки.',
    },
  },
  args: {
    label: 'Действия с заказом 10\u00a0531',
    groups: [
      [
        { label: 'Скачать PDF', icon: DownloadIcon, onSelect: onDownload },
        { label: 'Скопировать ссылку', icon: CopyIcon, onSelect: fn() },
        {
          label: 'Печать',
          icon: PrinterIcon,
          note: 'Отчет еще не готов',
          disabled: true,
          onSelect: fn(),
        },
      ],
      [{ label: 'Удалить заказ', icon: TrashIcon, danger: true, onSelect: onDelete }],
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 260 }}>
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>

export default meta

type Story = StoryObj<typeof meta>

const body = within(document.body)

export const Dots: Story = {
  name: 'Выбор нажатием',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с заказом 10\u00a0531' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'Скачать PDF' }))
    await expect(onDownload).toHaveBeenCalledOnce()
    await waitFor(() => expect(body.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const Open: Story = {
  name: 'Открыто, словом',
  args: { trigger: 'Еще' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Еще' }))
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible())
    await expect(body.getByRole('menuitem', { name: /Печать/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Keyboard: Story = {
  name: 'Стрелками и первой буквой; Escape возвращает фокус',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Скачать PDF' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Скопировать ссылку' })).toHaveFocus())
    await userEvent.keyboard('у')
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Удалить заказ' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(onDelete).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { disabled: true, trigger: 'Еще' } }
export const Phone: Story = {
  name: 'Телефон: длинные действия не выходят за край',
  globals: { viewport: { value: 'phone' } },
  args: {
    trigger: 'Что сделать с заказом',
    align: 'end',
    groups: [
      [
        { label: 'Скачать отчет с приложениями и подписью', icon: DownloadIcon, onSelect: fn() },
        {
          label: 'Отправить отчет на печать',
          icon: PrinterIcon,
          note: 'Источники еще не ответили, обычно это занимает 18 минут',
          disabled: true,
          onSelect: fn(),
        },
      ],
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 260, display: 'flex', justifyContent: 'flex-end', alignItems: 'start' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что сделать с заказом' }))
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible())
    const { left, right } = body.getByRole('menu').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(8)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8)
  },
}
