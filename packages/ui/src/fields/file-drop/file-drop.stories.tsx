import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop } from './file-drop.tsx'

const meta = {
  title: 'Поля/Файл',
  component: FileDrop,
  args: {
    label: 'Выписка ЕГРН',
    name: 'file',
    accept: '.xml',
    note: 'XML Росреестра, до\u00a050\u00a0МБ',
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустое',
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      canvas.getByLabelText('Выписка ЕГРН'),
      new File(['<a/>'], 'a.xml', { type: 'text/xml' }),
    )
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
}
export const Chosen: Story = { name: 'Файл выбран', args: { fileName: 'extract_about_property_room.xml' } }
export const Invalid: Story = { name: 'Отказ', args: { error: 'Файл больше 50\u00a0МБ' } }
