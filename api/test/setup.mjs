import 'reflect-metadata';
import './sources.mjs';
