import { at } from './workspace.mjs';

/**
 * Reads settings from `.env`. A variable that the environment has keeps its value, and a missing
 * file is not an error.
 */
export function loadEnvFile() {
  try {
    process.loadEnvFile(at('.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
