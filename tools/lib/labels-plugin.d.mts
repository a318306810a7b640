import type { Plugin } from 'vite';

export function labelsPlugin(): Plugin;
