import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DifferenceTable } from './difference-table.tsx'

const meta = {
  title: 'Отчет/Разница отчетов',
  component: DifferenceTable,
  parameters: {
    guide: {
      about: 'Разница двух отчетов: что изменилось, что прежнее, чего в одном нет.',
      use: 'Два отчета об одном и том же, вопрос за вопросом: стрелка, черта или обрыв.',
      avoid: 'Для расхождения двух источников в одном отчете берите «Расхождение».',
    },
  },
} satisfies Meta<typeof DifferenceTable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Три состояния',
  args: {
    caption: 'Разница отчетов',
    beforeTitle: '02.09.2026',
    nowTitle: '24.11.2026',
    sections: [
      {
        id: 'ownership',
        title: 'Чей он',
        rows: [
          {
            what: 'Правообладатели',
            before: { words: 'Собственность, № 00:01-1 от 18.03.2024' },
            now: { words: 'Собственность, № 00:01-9 от 12.11.2026' },
            state: 'changed',
            stateWords: 'Изменилось.',
            meaning: 'Спросите, на каком основании перешло право.',
          },
          {
            what: 'Имя правообладателя',
            before: { words: 'скрыто реестром', isUnknown: true },
            now: { words: 'скрыто реестром', isUnknown: true },
            state: 'incomparable',
            stateWords: 'Не с чем сравнить.',
            meaning: 'Тот же человек или другой, из двух отчетов не видно.',
          },
        ],
      },
      {
        id: 'object',
        title: 'Сам объект',
        rows: [
          {
            what: 'Площадь',
            before: { words: '53,9 м²' },
            now: { words: '53,9 м²' },
            state: 'same',
            stateWords: 'Как было.',
            meaning: '',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('row', { name: /^Имя правообладателя/ })
    await expect(
      within(name)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'скрыто реестром',
      'скрыто реестром',
      'Не с чем сравнить. Тот же человек или другой, из двух отчетов не видно.',
    ])
    await expect(canvas.getByRole('row', { name: /^Площадь.*Как было/ })).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: Default.args,
}
