import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { AnyTitleUi } from '#titles/furniture.ts';
import { FONT_FAMILY } from './fonts.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, TitleComponent, SVGRenderer]);

/** Lines over time unless it says `bars`. */
export type Chart = ReturnType<AnyTitleUi['chart']> & { form?: 'lines' | 'bars'; unit?: string };

/** Told apart by the mark at each point too, not by colour alone. */
const SYMBOLS = ['circle', 'triangle', 'rect', 'diamond', 'pin', 'roundRect'] as const;

/** The course of a game, one line (or one set of bars) per series, as one SVG element of `width` by `height` pixels. */
export function chartSvg(chart: Chart, width = 840, height = 420): string {
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    drawing.setOption({
      animation: false,
      backgroundColor: '#ffffff',
      textStyle: { fontFamily: FONT_FAMILY, fontSize: 14 },
      title: { text: chart.title, left: 'center', textStyle: { fontFamily: FONT_FAMILY, fontSize: 18 } },
      legend: { bottom: 4, data: chart.series.map(({ name }) => name) },
      grid: { left: 70, right: 24, top: 48, bottom: 64 },
      xAxis: { type: 'category', boundaryGap: chart.form === 'bars', data: [...chart.x] },
      yAxis: { type: 'value', axisLabel: { formatter: `${chart.unit ?? ''}{value}` } },
      series: chart.series.map(({ name, colour, values }, i) => ({
        type: chart.form === 'bars' ? ('bar' as const) : ('line' as const),
        name,
        data: [...values],
        symbol: SYMBOLS[i % SYMBOLS.length],
        symbolSize: 9,
        lineStyle: { width: 3, color: colour },
        itemStyle: { color: colour },
      })),
    });
    return drawing.renderToSVGString();
  } finally {
    drawing.dispose();
  }
}
