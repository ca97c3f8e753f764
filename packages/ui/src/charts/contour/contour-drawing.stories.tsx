import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SourceStamp } from '../../primitives/source-stamp/source-stamp.tsx'
import { ContourDrawing } from './contour-drawing.tsx'
import { SAMPLE_NEIGHBOURS, SAMPLE_PLOT } from './sample-plot.ts'

const meta = {
  title: 'Графики/Контур объекта',
  component: ContourDrawing,
  parameters: {
    layout: 'fullscreen',
    guide: {
      about: 'Контур объекта из источника, север сверху: точки, стороны, соседи, сетка и масштаб.',
      use: 'Настоящий контур из файла кадастра: вершины, стороны, соседи, север и масштаб.',
      avoid: 'Нет координат — нет чертежа. Выдуманный объект демонстрации рисует «План».',
    },
  },
  args: {
    contours: [[SAMPLE_PLOT]],
    kind: 'land',
    neighbours: SAMPLE_NEIGHBOURS,
    label: 'Контур участка, шесть вершин, площадь 844,9 квадратного метра, север сверху',
    caption: (
      <>
        <SourceStamp source="План квартала">01.10.2026, КУВИ-001/2026-99000123</SourceStamp>
        <SourceStamp source="МСК-00, зона 1">метры</SourceStamp>
      </>
    ),
  },
} satisfies Meta<typeof ContourDrawing>

export default meta

type Story = StoryObj<typeof meta>

export const Plot: Story = {
  name: '[REG-11] Участок с соседями',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Контур участка/ })).toBeVisible()
    await expect(canvas.getByText('31,50')).toBeVisible()
    await expect(canvas.getByText(/^[125]0*\sм$/)).toBeVisible()
  },
}
export const Alone: Story = {
  name: 'Два контура, вырез, соседей нет',
  args: {
    neighbours: [],
    label: 'Контур участка из двух частей',
    contours: [
      [
        [
          [612_200, 1_318_100],
          [612_240, 1_318_100],
          [612_240, 1_318_130],
          [612_200, 1_318_130],
        ],
        [
          [612_210, 1_318_110],
          [612_220, 1_318_110],
          [612_220, 1_318_115],
          [612_210, 1_318_115],
        ],
      ],
      [
        [
          [612_250, 1_318_150],
          [612_260, 1_318_150],
          [612_260, 1_318_160],
          [612_250, 1_318_160],
        ],
      ],
    ],
  },
}
export const Pipe: Story = {
  name: 'Сооружение — линия',
  args: {
    kind: 'structure',
    neighbours: [],
    label: 'Водопровод',
    contours: [
      [
        [
          [612_200, 1_318_100],
          [612_240, 1_318_190],
          [612_235, 1_318_260],
        ],
      ],
    ],
  },
}
export const Phone: Story = {
  ...Plot,
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Контур участка/ })).toBeVisible()
  },
}
