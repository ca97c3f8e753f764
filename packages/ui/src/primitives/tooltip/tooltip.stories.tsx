import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../button/icon-button.tsx'
import { Button } from '../button/button.tsx'
import { PrinterIcon } from '../icon/icons.ts'
import { Tooltip } from './tooltip.tsx'

const onPress = fn()
const meta = {
  title: 'Части/Подсказка',
  component: Tooltip,
  parameters: {
    guide: {
      use: 'Имя или сочетание клавиш у кнопки-значка: «Печать, Ctrl\u00a0+\u00a0P».',
      avoid:
        'Не прячьте сюда факт, цену или условие: их не увидят на бумаге и в поиске. Для пояснения берите «Пояснение».',
    },
  },
  args: {
    text: 'Печать всего отчета',
    children: (described) => (
      <IconButton icon={PrinterIcon} label="Печать" onClick={onPress} {...described} />
    ),
  },
  render: (args) => (
    <div style={{ padding: 60, display: 'flex', justifyContent: 'center', gap: 40 }}>
      <Tooltip {...args} />
      <Button variant="quiet">Рядом</Button>
    </div>
  ),
} satisfies Meta<typeof Tooltip>

export default meta

type Story = StoryObj<typeof meta>

const tip = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[role="tooltip"]')

export const Pointer: Story = {
  name: 'Под указателем, остается под ним и на самой подсказке',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Печать' }))
    await waitFor(() => expect(tip(canvasElement)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Печать' })).toHaveAccessibleDescription(
      'Печать всего отчета',
    )
    await userEvent.hover(tip(canvasElement)!)
    await expect(tip(canvasElement)).toBeVisible()
    await userEvent.unhover(canvas.getByRole('button', { name: 'Печать' }))
    await waitFor(() => expect(tip(canvasElement)).not.toBeVisible())
  },
}
export const Keyboard: Story = {
  name: 'По фокусу сразу, Escape убирает, фокус остается',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(tip(canvasElement)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip(canvasElement)).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Печать' })).toHaveFocus()
  },
}
export const Touch: Story = {
  name: 'Касанием, касание рядом убирает',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Печать' })
    await fireEvent.pointerUp(button, { pointerType: 'touch' })
    await waitFor(() => expect(tip(canvasElement)).toBeVisible())
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Рядом' }), { pointerType: 'touch' })
    await waitFor(() => expect(tip(canvasElement)).not.toBeVisible())
  },
}
export const Long: Story = {
  name: 'Длинный текст у верхнего края',
  args: {
    text: 'Печать всего отчета вместе с приложениями и списком источников, которые не ответили',
  },
  render: (args) => <Tooltip {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(tip(canvasElement)).toHaveAttribute('data-placed', 'bottom'))
  },
}
export const Phone: Story = {
  name: 'Телефон: у правого края, не выходит за экран',
  globals: { viewport: { value: 'phone' } },
  args: { text: 'Печать отчета, приложений и списка источников, которые не ответили' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', paddingTop: 120 }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.pointerUp(canvas.getByRole('button', { name: 'Печать' }), { pointerType: 'touch' })
    await waitFor(() => expect(tip(canvasElement)).toHaveAttribute('data-placed'))
    await expect(tip(canvasElement)!.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
