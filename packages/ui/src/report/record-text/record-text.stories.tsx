import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RecordText } from './record-text.tsx'

const ENTRY = '00/014/2024-3'

const meta = {
  title: 'Отчет/Строка записи',
  component: RecordText,
  parameters: {
    guide: {
      about: 'Строка записи реестра: длинный номер переносится только посередине.',
      use: 'Подробности записи реестра: номер записи переносится между своими половинами, а не перед последней цифрой.',
      avoid: 'Для своих слов без номеров записей достаточно обычного абзаца.',
    },
    layout: 'padded',
  },
  args: { children: `Долевая собственность, доля 1/2, № 00:14:0203005:1047-${ENTRY}, от 18.03.2024` },
  render: (args) => (
    <p style={{ width: 190 }}>
      <RecordText>{args.children}</RecordText>
    </p>
  ),
} satisfies Meta<typeof RecordText>

export default meta

type Story = StoryObj<typeof meta>

export const Halves: Story = {
  name: 'Номер переносится между половинами',
  play: async ({ canvas }) => {
    const object = canvas.getByText('№ 00:14:0203005:1047-').getClientRects()
    const entry = canvas.getByText(`${ENTRY},`).getClientRects()
    await expect([object.length, entry.length]).toEqual([1, 1])
    await expect(entry[0]?.top).toBeGreaterThan(object[0]?.top ?? Infinity)
  },
}
export const Former: Story = {
  name: 'Номер старого образца',
  args: { children: 'Право № 77-77-05/060/2014-123 прекращено' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('05/060/2014-123')).toBeVisible()
  },
}
export const Plain: Story = {
  name: 'Без номера записи',
  args: { children: 'Основание: Договор купли-продажи от 12.03.2024, договор № К-14/24' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('wbr')).toBeNull()
  },
}
