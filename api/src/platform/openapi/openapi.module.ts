import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiDocument } from './document.ts';
import { OpenApiController } from './openapi.controller.ts';
import { Routes } from './routes.ts';

@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController],
  providers: [ApiDocument, Routes],
  exports: [Routes],
})
export class OpenApiModule {}
