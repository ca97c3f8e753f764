import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CloseIcon, CopyIcon, DownloadIcon, UploadIcon } from '../icon/icons.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Части/Кнопка-иконка',
  component: IconButton,
  parameters: {
    guide: {
      about: 'Кнопка с одним знаком, 44\u00a0px под палец.',
      use: 'Для привычного действия там, где слово не помещается: закрыть, скопировать, показать пароль. Имя для диктора обязательно.',
      avoid: 'Если знак можно понять двояко, берите «Кнопку» со словом.',
    },
  },
  args: { icon: CloseIcon, label: 'Закрыть', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычная: нажимается и с клавиатуры',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}
export const Disabled: Story = {
  name: 'Недоступна',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Phone: Story = {
  name: 'Телефон, ряд значков: каждому 44\u00a0px под палец',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton {...args} icon={DownloadIcon} label="Скачать" />
      <IconButton {...args} icon={UploadIcon} label="Напечатать" />
      <IconButton {...args} icon={CopyIcon} label="Скопировать" size={18} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}
